import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { preloadModule } from 'react-dom';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { type Locale, localeOfTag, TIME_ZONE } from './locale.ts';

/** Messages of one language: at hand, or on their way to the browser. */
export type LoadedMessages = {
	messages?: Record<string, never>;
	loading?: Promise<Record<string, never>>;
	/** Where the browser finds them, if the page's scripts ask for them at once; the server alone knows it. */
	file?: string;
};

/** What `import messages from 'messages:…'` gives: parts of the messages by language. */
export type PageMessages = (locale: Locale) => LoadedMessages;

/** A page with its own messages beside those around it: no page carries another's. */
export function withMessages<Props extends object>(parts: PageMessages, Page: ComponentType<Props>) {
	startLoading(parts);
	return function PageWithMessages(props: Props) {
		const shared = useMessages();
		const own = useParts(parts, useLocale());
		const messages = useMemo(() => ({ ...shared, ...own }), [shared, own]);
		return (
			<IntlProvider locale={useLocale()} timeZone={TIME_ZONE} messages={messages}>
				<Page {...props} />
			</IntlProvider>
		);
	};
}

/** The messages around every page, in the document's language. */
export function RootMessages({
	locale,
	parts,
	children,
}: {
	locale: Locale;
	parts: PageMessages;
	children: ReactNode;
}) {
	return (
		<IntlProvider
			locale={locale}
			timeZone={TIME_ZONE}
			messages={useParts(parts, locale)}
			onError={import.meta.env.PROD ? undefined : refuse}
		>
			{children}
		</IntlProvider>
	);
}

/** Asks for messages ahead of the moment they are shown, in the language of the document. */
function startLoading(parts: PageMessages): void {
	if (!import.meta.env.SSR) parts(localeOfTag(document.documentElement.lang));
}

/** The browser waits for a file that the server named in the page, so mostly it is there. */
function useParts(parts: PageMessages, locale: Locale): Record<string, never> {
	const part = parts(locale);
	if (import.meta.env.SSR && part.file) preloadModule(part.file, { as: 'script' });
	// The server has them; the browser always asks React, which wants to be asked again once it has waited.
	return part.messages ?? use(part.loading as Promise<Record<string, never>>);
}

/** A message that a page did not bring is a mistake of ours: it fails where it is made, in development and tests. */
function refuse(error: Error): never {
	throw error;
}
