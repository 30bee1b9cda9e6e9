import first from '../../../../content/contact.json' with { type: 'json' };
import { readStored } from '../../../platform/db/stored-json.server.ts';
import { contentReader } from '../content-reader.server.ts';
import { CONTACT, type Contact } from './contact.ts';
import { contactSchema } from './contact-schema.ts';

/** The contact details of a new site. */
export const FIRST_CONTACT: Contact = contactSchema.parse(first);

/** @throws UnreadableDocumentError */
export function readStoredContact(document: unknown): Contact {
	return readStored({ table: 'site_content', column: 'document', id: CONTACT }, document, contactSchema);
}

/** The contact details as staff wrote them. Those that cannot be read are the first ones. */
export const findContact = contentReader(CONTACT, {
	first: FIRST_CONTACT,
	unreadable: FIRST_CONTACT,
	read: readStoredContact,
});
