import type { z } from 'zod';
import { issueOf } from '../../platform/i18n/message.ts';
import { fieldsSchema, listSchema, textSchema } from '../catalogue/catalogue-text-schema.ts';
import { parseWebsite } from '../contact-details/website.ts';
import { ONLINE_PARTNER_LIMITS as LIMITS, type OnlinePartners } from './online-partner.ts';

/** Schema of the online partners, for form, API, storage and the first fill alike. */
export const onlinePartnersSchema = fieldsSchema({
	onlinePartners: listSchema(
		fieldsSchema({
			name: textSchema({ max: LIMITS.name }),
			website: textSchema({ max: LIMITS.website })
				.overwrite((text) => parseWebsite(text) ?? text)
				.check(({ value, issues }) => {
					if (value === '' || parseWebsite(value) !== undefined) return;
					issues.push({ code: 'custom', input: value, message: issueOf('validation.company.website') });
				}),
			english: textSchema({ max: LIMITS.line }),
			french: textSchema({ max: LIMITS.line }),
		}),
		LIMITS.partners,
	),
}) satisfies z.ZodType<OnlinePartners>;
