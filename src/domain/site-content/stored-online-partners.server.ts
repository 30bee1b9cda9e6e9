import first from '../../../content/online-partners.json' with { type: 'json' };
import { readStored } from '../../platform/db/stored-json.server.ts';
import { contentReader, type SiteContents } from './content-reader.server.ts';
import { ONLINE_PARTNERS, type OnlinePartner, type OnlinePartners } from './online-partner.ts';
import { onlinePartnersSchema } from './online-partner-schema.ts';

/** The online partners of a new site. */
export const FIRST_ONLINE_PARTNERS: OnlinePartners = first;

/** @throws UnreadableDocumentError */
export function readStoredOnlinePartners(document: unknown): OnlinePartners {
	const location = { table: 'site_content', column: 'document', id: ONLINE_PARTNERS };
	return readStored(location, document, onlinePartnersSchema);
}

const findOnlinePartners = contentReader<OnlinePartners>(ONLINE_PARTNERS, {
	first: FIRST_ONLINE_PARTNERS,
	unreadable: { onlinePartners: [] },
	read: readStoredOnlinePartners,
});

/** The shops that pages show; none if what is stored cannot be read. */
export const listOnlinePartners = (contents: SiteContents): readonly OnlinePartner[] =>
	findOnlinePartners(contents).onlinePartners;
