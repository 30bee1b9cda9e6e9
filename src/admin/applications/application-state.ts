/** The state of an application. A declined one can be reopened. */
export const APPLICATION_STATES = ['new', 'contacted', 'approved', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

const NEXT: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
	new: ['contacted', 'approved', 'declined'],
	contacted: ['approved', 'declined'],
	approved: ['declined'],
	declined: ['new'],
};

export function canBecome(from: ApplicationState, to: ApplicationState): boolean {
	return NEXT[from].includes(to);
}

/** Whether applications in the state are waiting for staff; these are listed oldest first. */
export function isWaiting(state: ApplicationState | undefined): boolean {
	return state === 'new' || state === 'contacted';
}

export function parseApplicationState(text: string | null): ApplicationState | undefined {
	return APPLICATION_STATES.find((state) => state === text);
}
