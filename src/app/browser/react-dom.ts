/** Loads React's renderer. `import('react-dom/client')` would make its caller wait for the helpers of CommonJS modules. */
import 'react-dom/client';
