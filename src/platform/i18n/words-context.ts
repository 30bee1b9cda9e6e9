import type { CompiledMessage } from 'icu-minify/format';
import { createContext, useContext } from 'react';

export interface Messages {
	[key: string]: CompiledMessage | Messages;
}

export type Provided = { locale: string; timeZone: string; messages: Messages };

export const Words = createContext<Provided | undefined>(undefined);

export function useWords(): Provided {
	const words = useContext(Words);
	if (!words) throw new Error('Words are asked for outside IntlProvider.');
	return words;
}
