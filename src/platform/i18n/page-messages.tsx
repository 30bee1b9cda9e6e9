import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { preloadModule } from 'react-dom';
import { IntlProvider, useMessages } from 'use-intl';
import { INTL_TAGS, type Locale, localeOfTag, TIME_ZONE } from './locale.ts';
import { useLocale } from './use-locale.ts';

/** Messages of one language: loaded, or still loading in the browser. */
export type LoadedMessages = {
	messages?: Record<string, never>;
	loading?: Promise<Record<string, never>>;
	/** The URL of their script, for preloading; set on the server only. */
	file?: string;
};

/** The type of `import messages from 'messages:…'`: parts of the messages by language. */
export type PageMessages = (locale: Locale) => LoadedMessages;

/** Wraps a page with its own messages in addition to the shared ones, so that no page carries another's. */
export function withMessages<Props extends object>(parts: PageMessages, Page: ComponentType<Props>) {
	startLoading(parts);
	return function PageWithMessages(props: Props) {
		const shared = useMessages();
		const locale = useLocale();
		const own = useParts(parts, locale);
		const messages = useMemo(() => ({ ...shared, ...own }), [shared, own]);
		return (
			<IntlProvider locale={INTL_TAGS[locale]} timeZone={TIME_ZONE} messages={messages}>
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
			locale={INTL_TAGS[locale]}
			timeZone={TIME_ZONE}
			messages={useParts(parts, locale)}
			onError={import.meta.env.PROD ? undefined : refuse}
		>
			{children}
		</IntlProvider>
	);
}

/** Starts loading messages early, in the document's language. */
function startLoading(parts: PageMessages): void {
	if (!import.meta.env.SSR) parts(localeOfTag(document.documentElement.lang));
}

/** Parts of the messages in a language. The server preloads their file, so in the browser it has usually arrived. */
export function useParts(parts: PageMessages, locale: Locale): Record<string, never> {
	const part = parts(locale);
	if (import.meta.env.SSR && part.file) preloadModule(part.file, { as: 'script' });
	// The server has the messages; the browser suspends and renders again once they have loaded.
	return part.messages ?? use(part.loading as Promise<Record<string, never>>);
}

/** A missing message is a bug: fails where it occurs, in development and tests. */
function refuse(error: Error): never {
	throw error;
}
