/** The steps that make a new back-office ready for work, in their order. */
const FIRST_STEPS = [
	'contact',
	'range',
	'demonstration',
	'priceList',
	'company',
	'label',
	'colleague',
	'announcement',
] as const;
export type FirstStepKey = (typeof FIRST_STEPS)[number];

/** A step as shown on Today. */
export type FirstStep = { key: FirstStepKey; href: string; isDone: boolean };

/** Sorts steps into their order; none if all are done. */
export function listFirstSteps(steps: readonly FirstStep[]): FirstStep[] {
	if (steps.every(({ isDone }) => isDone)) return [];
	return steps.toSorted((one, other) => FIRST_STEPS.indexOf(one.key) - FIRST_STEPS.indexOf(other.key));
}
