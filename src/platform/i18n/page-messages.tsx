import { type ComponentType, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';

/** A page with its own words beside those of the shell: no page carries another's. */
export function withMessages<Props extends object>(words: Record<string, never>, Page: ComponentType<Props>) {
	return function PageWithWords(props: Props) {
		const shared = useMessages();
		const messages = useMemo(() => ({ ...shared, ...words }), [shared]);
		return (
			<IntlProvider locale={useLocale()} timeZone="America/Toronto" messages={messages}>
				<Page {...props} />
			</IntlProvider>
		);
	};
}
