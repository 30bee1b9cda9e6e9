import { createContext } from 'react-router';
import type { LiveCatalogue } from '../search/live-catalogue.server.ts';

/** What a page's loader may ask the server for: `context.get(pageServices)`. */
export type PageServices = {
	catalogue: LiveCatalogue;
	/** The address visitors use, without a slash at the end: canonical links start with it. */
	publicUrl: string;
};

export const pageServices = createContext<PageServices>();
