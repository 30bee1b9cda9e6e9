/** The id of the demonstration data among the records that can be deleted. */
export const DEMONSTRATION_ID = 'range';

/** What is left of the data that a new site starts with. */
export type Demonstration = {
	/** The number of gloves that nobody has changed. */
	gloves: number;
	/** The name of the distributor. */
	company: string | undefined;
	/** It has requests, orders or printed labels: it is somebody's record now, and stays. */
	isCompanyUsed: boolean;
};
