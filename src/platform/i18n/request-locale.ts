import { createContext } from 'react-router';
import { DEFAULT_LOCALE, type Locale } from './locale.ts';

/** The language of the page that a loader or an action works for: `context.get(requestLocale)`. */
export const requestLocale = createContext<Locale>(DEFAULT_LOCALE);
