import first from '../../../content/online-partners.json' with { type: 'json' };
import { mapReadable, readStored } from '../../platform/db/stored-json.server.ts';
import { ONLINE_PARTNERS, type OnlinePartner, type OnlinePartners } from './online-partner.ts';
import { onlinePartnersSchema } from './online-partner-schema.ts';

/** The online partners of a new site. */
export const FIRST_ONLINE_PARTNERS: OnlinePartners = first;

/** @throws UnreadableDocumentError */
export function readStoredOnlinePartners(document: unknown): OnlinePartners {
	const location = { table: 'site_content', column: 'document', id: ONLINE_PARTNERS };
	return readStored(location, document, onlinePartnersSchema);
}

/** The shops that pages show; none if what is stored cannot be read, which Today tells staff. */
export function listOnlinePartners(catalogue: {
	findContent: (name: string) => string | undefined;
}): readonly OnlinePartner[] {
	const document = catalogue.findContent(ONLINE_PARTNERS);
	const [stored] =
		document === undefined ? [FIRST_ONLINE_PARTNERS] : mapReadable([document], readStoredOnlinePartners);
	return stored?.onlinePartners ?? [];
}
