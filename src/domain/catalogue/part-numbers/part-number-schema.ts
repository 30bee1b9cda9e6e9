import { z } from 'zod';
import { issueOf } from '../../../platform/i18n/message.ts';
import { normalisePartNumber } from './part-number.ts';

/** A part number in a URL, in its canonical spelling. */
export const partNumber = z
	.string()
	.max(64, issueOf('validation.longPart'))
	.transform((text, context) => {
		const canonical = normalisePartNumber(text);
		if (canonical !== undefined) return canonical;
		context.addIssue({ code: 'custom', message: issueOf('validation.partNumber') });
		return z.NEVER;
	});

export const partNumberParams = z.object({ partNumber });
