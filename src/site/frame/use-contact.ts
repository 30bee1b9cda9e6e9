import { useRouteLoaderData } from 'react-router';
import type { ShownContact } from '../../domain/site-content/contact/contact.ts';
import { routeIdIn } from '../../platform/i18n/localized-path.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';

const BLANK: ShownContact = {
	phone: '',
	phoneLink: '',
	email: '',
	website: '',
	mailingAddress: '',
	network: '',
	networkLink: '',
};

/** How to reach us, from the frame around every public page; all of it empty outside it, in previews for staff. */
export function useContact(): ShownContact {
	const frame = useRouteLoaderData<() => { contact: ShownContact }>(
		routeIdIn('site/frame/site-layout', useLocale()),
	);
	return frame?.contact ?? BLANK;
}
