/** A company that has a template, from a day on. */
export type ListHolder = { id: string; name: string; from: string };

/** A company that is to be given a template: what it has on that day, and why it cannot have it, if so. */
export type HolderPreview = {
	id: string;
	name: string;
	/** The name of its template on that day; empty if it has none. */
	now: string;
	refusal: string;
};

/** What was given, so that it can be taken back. `replaced` is the template that began on the same day, or empty. */
export type GivenTemplate = { id: string; name: string; replaced: string };

/** Companies given a template at once. */
export const MOST_HOLDERS = 100;

/** Companies that a template's page names; it counts all. */
export const SHOWN_HOLDERS = 200;
