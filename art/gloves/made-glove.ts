/** The views of a glove in the order of its gallery; the second is a card's on hover. */
export const MADE_VIEWS = ['back', 'three-quarter', 'palm', 'macro'] as const;

/** What art/gloves/made.json says of one glove. */
export type MadeGlove = {
	/** What the catalogue said of its looks when it was drawn (`hashLooks`). */
	looks: string;
	/** By view: the start of its files' names, and the widest file's size in pixels. */
	views: Partial<Record<string, { stem: string; width: number; height: number }>>;
};
