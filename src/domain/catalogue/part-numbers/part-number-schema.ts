import { z } from 'zod';
import { normalisePartNumber } from './part-number.ts';

/** A part number as an address holds it, in its canonical writing. */
export const partNumber = z
	.string()
	.max(64, 'is longer than any part number')
	.transform((text, context) => {
		const canonical = normalisePartNumber(text);
		if (canonical !== undefined) return canonical;
		context.addIssue({ code: 'custom', message: 'is not a part number, such as xy276-3' });
		return z.NEVER;
	});

export const partNumberParams = z.object({ partNumber });
