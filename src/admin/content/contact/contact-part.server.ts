import { CONTACT, type Contact } from '../../../domain/site-content/contact/contact.ts';
import { contactSchema } from '../../../domain/site-content/contact/contact-schema.ts';
import {
	FIRST_CONTACT,
	readStoredContact,
} from '../../../domain/site-content/contact/stored-contact.server.ts';
import type { ContentPart } from '../content-commands.server.ts';

/** How to reach us. */
export const contactPart: ContentPart<Contact> = {
	name: CONTACT,
	title: 'Contact details',
	schema: contactSchema,
	first: FIRST_CONTACT,
	read: readStoredContact,
};
