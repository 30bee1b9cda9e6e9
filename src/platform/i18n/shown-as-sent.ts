import { createContext } from 'react';

/** Whether a part stays as the server sent it, so that the browser needs no messages for it. */
export const ShownAsSent = createContext(false);
