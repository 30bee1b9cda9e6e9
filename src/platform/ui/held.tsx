import { type ComponentType, type MouseEvent, use, useState } from 'react';
import { useNavigate } from 'react-router';
import styles from './held.module.css';
import { isHydrated, useHydrated } from './hydrated.ts';

/** A part of a page whose code the first page of a visit does not load. */
type HeldPart<Props> = ComponentType<Props> & {
	/** Fetches the code ahead of the moment it is needed. */
	load: () => Promise<ComponentType<Props>>;
};

const loads: Promise<unknown>[] = [];

/** Resolves when the server has the code of every part: it renders them like any other. */
export async function loadHeldParts(): Promise<void> {
	// A part that has arrived may have brought more: the walk goes on to what is added meanwhile.
	for (const load of loads) await load;
}

/**
 * Makes a part that only shows something and links (docs/decisions/007-weight.md). In the page as sent it stays the
 * HTML that the server made, for as long as its props are the same; its code is fetched when they change, or when
 * the part first comes with a navigation.
 */
export function held<Props extends object>(load: () => Promise<ComponentType<Props>>): HeldPart<Props> {
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
				// The next try may find the network back.
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

	function Held(props: Props) {
		const navigate = useNavigate();
		const hydrated = useHydrated();
		const [kept, setKept] = useState(hydrated ? undefined : props);
		if (import.meta.env.SSR || !kept || !isSame(kept, props)) {
			if (kept && hydrated) setKept(undefined);
			return (
				<div key="live" className={styles.held}>
					<Live {...props} />
				</div>
			);
		}
		return (
			// biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too
			// biome-ignore lint/a11y/noStaticElementInteractions: it only hears the clicks of its links
			<div
				key="kept"
				className={styles.held}
				onClick={(event) => followLink(event, navigate)}
				suppressHydrationWarning
				// biome-ignore lint/security/noDangerouslySetInnerHtml: empty: React leaves what the server sent
				dangerouslySetInnerHTML={{ __html: '' }}
			/>
		);
	}

	if (import.meta.env.SSR) loads.push(loadOnce());
	// Beside the data of the page that brings it, not after them.
	else if (isHydrated()) loadOnce().catch(() => {});
	return Object.assign(Held, { load: loadOnce });
}

/** As the router does with a page whose code is gone, after an update of the site: the new page is loaded whole. */
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

/** What the router's own links do: a plain click on one stays in the page; it marks them with `data-discover`. */
function followLink(event: MouseEvent, navigate: ReturnType<typeof useNavigate>) {
	const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-discover]');
	if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	event.preventDefault();
	navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
}
