import type { RouterContextProvider } from 'react-router';
import { type ShownContact, showContact } from '../../domain/site-content/contact/contact.ts';
import { FIRST_CONTACT, findContact } from '../../domain/site-content/contact/stored-contact.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { portalPage } from './portal-page-context.ts';

/** How to reach us, in the language of the page. */
export function portalContact(context: Readonly<RouterContextProvider>): ShownContact {
	const page = context.get(portalPage);
	const contact = page ? findContact(page.services.catalogue) : FIRST_CONTACT;
	return showContact(contact, context.get(requestLocale));
}
