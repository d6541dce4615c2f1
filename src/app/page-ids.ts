/** Elements of the document that hold data for the app: its state, and the addresses of the chunks it needs. */
export const pageStateId = 'page-state';
export const pageScriptsId = 'page-scripts';
