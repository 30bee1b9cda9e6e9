import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import { cloneElement, isValidElement, type ReactNode, useMemo } from 'react';
import { type Messages, type Provided, useWords, Words } from './words-context.ts';

/**
 * What stands for `use-intl` where the site runs; its types stay, so components are written for the library
 * (docs/decisions/007-weight.md). Words are compiled when the site is built: what is left to do is to find them,
 * to format them, and to give the elements among them their keys.
 */

type Values = FormatValues<ReactNode>;

export function IntlProvider({ children, locale, timeZone, messages }: Provided & { children: ReactNode }) {
	const provided = useMemo(() => ({ locale, timeZone, messages }), [locale, timeZone, messages]);
	return <Words value={provided}>{children}</Words>;
}

export function useTranslations(namespace?: string) {
	const { locale, timeZone, messages } = useWords();
	return useMemo(() => {
		const find = (key: string) => findMessage(messages, namespace ? `${namespace}.${key}` : key);
		const rich = (key: string, values?: Values) => {
			const message = find(key);
			// As the library does: a word that is missing shows its key and never breaks a page.
			if (message === undefined) return namespace ? `${namespace}.${key}` : key;
			return format<ReactNode>(message, locale, values && withKeys(values), { formatters, timeZone });
		};
		return Object.assign(rich, { rich, has: (key: string) => find(key) !== undefined });
	}, [locale, timeZone, messages, namespace]);
}

export const useLocale = () => useWords().locale;
export const useMessages = () => useWords().messages;

function findMessage(messages: Messages, path: string): CompiledMessage | undefined {
	let found: CompiledMessage | Messages | undefined = messages;
	for (const key of path.split('.')) {
		if (typeof found !== 'object' || Array.isArray(found)) return undefined;
		found = (found as Messages)[key];
	}
	return typeof found === 'string' || Array.isArray(found) ? found : undefined;
}

/** Elements made from tags stand in a list. */
function withKeys(values: Values): Values {
	let count = 0;
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [
			name,
			typeof value !== 'function'
				? value
				: (chunks: ReactNode[]) => {
						const made = value(chunks);
						return isValidElement(made) ? cloneElement(made, { key: `${name}${count++}` }) : made;
					},
		]),
	);
}

const kept = new Map<string, unknown>();

/** Makes each formatter once: they are slow to make. */
function keep<Options, Made>(Kind: new (locale?: string, options?: Options) => Made) {
	return (locale?: unknown, options?: Options): Made => {
		const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
		const made = (kept.get(key) as Made | undefined) ?? new Kind(locale as string, options);
		kept.set(key, made);
		return made;
	};
}

const formatters = {
	getDateTimeFormat: keep(Intl.DateTimeFormat),
	getNumberFormat: keep(Intl.NumberFormat),
	getPluralRules: keep(Intl.PluralRules),
};
