import { ONLINE_PARTNERS, type OnlinePartners } from '../../../domain/site-content/online-partner.ts';
import { onlinePartnersSchema } from '../../../domain/site-content/online-partner-schema.ts';
import {
	FIRST_ONLINE_PARTNERS,
	readStoredOnlinePartners,
} from '../../../domain/site-content/stored-online-partners.server.ts';
import type { ContentPart } from '../../content/content-commands.server.ts';

/** The shops that ship, below the list of stores. */
export const onlinePartnersPart: ContentPart<OnlinePartners> = {
	name: ONLINE_PARTNERS,
	title: 'Online shops',
	schema: onlinePartnersSchema,
	first: FIRST_ONLINE_PARTNERS,
	read: readStoredOnlinePartners,
};
