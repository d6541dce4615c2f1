/** Ids of the elements that contain data for the app: its state, and the addresses of the chunks that it needs. */
export const pageStateId = 'page-state';
export const pageScriptsId = 'page-scripts';
