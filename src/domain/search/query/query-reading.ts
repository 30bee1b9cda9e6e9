/** How a search text was read, where that is not as it was typed. */
export type QueryReading = {
	/** Words that were taken for slips, and the words of the range that they were read as. */
	mended: readonly { typed: string; read: readonly string[] }[];
	/** Words that no glove has beside the others, so that the gloves shown are those for the rest. */
	leftOut: readonly string[];
};

export const READ_AS_TYPED: QueryReading = { mended: [], leftOut: [] };
