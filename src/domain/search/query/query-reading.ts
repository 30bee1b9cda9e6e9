/** How a search text was interpreted, if not as typed. */
export type QueryReading = {
	/** Words that were taken for typos, and the catalogue words they were corrected to. */
	mended: readonly { typed: string; read: readonly string[] }[];
	/** Words that no glove has together with the others; the results are for the remaining words. */
	leftOut: readonly string[];
};

export const READ_AS_TYPED: QueryReading = { mended: [], leftOut: [] };
