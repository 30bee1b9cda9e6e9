import { createContext } from 'react-router';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** The language of the page that a loader or action runs for: `context.get(requestLocale)`. */
export const requestLocale = createContext<Locale>(DEFAULT_LOCALE);
