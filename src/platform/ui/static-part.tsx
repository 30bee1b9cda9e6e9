import { type ComponentType, use, useState } from 'react';
import { isHydrated, useHydrated } from './hydrated.ts';
import styles from './static-part.module.css';

/** A part of a page whose code is not loaded by the first page of a visit. */
type LaterPart<Props> = ComponentType<Props> & {
	/** Preloads the code. */
	load: () => Promise<ComponentType<Props>>;
};

const loads: Promise<unknown>[] = [];

/** Resolves when the server has loaded the code of every part, so that it can render them. */
export async function loadParts(): Promise<void> {
	// A loaded part may register more; the loop also visits those.
	for (const load of loads) await load;
}

/**
 * Creates a part that only displays content, links, and has forms submitted by the browser
 * (docs/decisions/007-weight.md). On the first page it stays the server's HTML while its props are unchanged; its code
 * is loaded when they change, or when the part first appears through a navigation. `scripts/static-parts.ts` forbids
 * state and handlers in it.
 */
export function staticPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
	return retainServerHtml(load);
}

/**
 * The same for a part that becomes interactive on demand: its owner calls `load`, then changes its props. Until then it
 * is the server's HTML, which has to be useful by itself.
 */
export function deferredPart<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
	return retainServerHtml(load);
}

/** A part that is not in the server's HTML: it is created on demand, and `load` preloads it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
	const { loadOnce, Live } = fetchedOnce(load);
	return Object.assign(Live, { load: loadOnce });
}

function fetchedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>) {
	let Part: ComponentType<Props> | undefined;
	let loading: Promise<ComponentType<Props>> | undefined;
	let needed: Promise<ComponentType<Props>> | undefined;

	function loadOnce() {
		loading ??= load().then(
			(part) => {
				Part = part;
				return part;
			},
			(error) => {
				// The network may be back by the next attempt.
				loading = undefined;
				throw error;
			},
		);
		return loading;
	}

	function Live(props: Props) {
		if (!Part) needed ??= loadOnce().catch(reload);
		const Loaded = Part ?? use(needed as Promise<ComponentType<Props>>);
		return <Loaded {...props} />;
	}

	return { loadOnce, Live };
}

function retainServerHtml<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
	const { loadOnce, Live } = fetchedOnce(load);

	function AsSent(props: Props) {
		const hydrated = useHydrated();
		const [serverProps, setServerProps] = useState(hydrated ? undefined : props);
		if (import.meta.env.SSR || !serverProps || !isSame(serverProps, props)) {
			if (serverProps && hydrated) setServerProps(undefined);
			return (
				<div key="live" className={styles.part}>
					<Live {...props} />
				</div>
			);
		}
		return (
			<div
				key="kept"
				className={styles.part}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: empty: React leaves what the server sent
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		);
	}

	if (import.meta.env.SSR) loads.push(loadOnce());
	// In parallel with the data of the page that contains it, not after.
	else if (isHydrated()) loadOnce().catch(() => {});
	return Object.assign(AsSent, { load: loadOnce });
}

/** As the router does when a page's code is gone after a deployment: reloads the document. */
function reload(error: unknown): Promise<never> {
	if (import.meta.env.SSR) throw error;
	location.reload();
	return new Promise(() => {});
}

function isSame(before: object, now: object): boolean {
	const keys = Object.keys(now);
	return (
		keys.length === Object.keys(before).length &&
		keys.every((key) => Object.is(before[key as never], now[key as never]))
	);
}
