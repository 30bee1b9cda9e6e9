import { Link } from './link.tsx';
import styles from './pager.module.css';

export type PagerProps = {
	/** Label of the navigation, such as "Pages". */
	label: string;
	/** Starts at 1. */
	page: number;
	pageCount: number;
	/** The URL of a page. */
	addressOf: (page: number) => string;
	previous: string;
	next: string;
	/** The accessible name of a page's link, such as "Page 3". */
	nameOf: (page: number) => string;
	/** "1–24 of 58". */
	range: string;
};

/** Links to the pages of a list. Renders nothing if there is only one page. */
export function Pager({ label, page, pageCount, addressOf, previous, next, nameOf, range }: PagerProps) {
	if (pageCount < 2) return null;
	return (
		<nav className={styles.pager} aria-label={label}>
			<Step to={page > 1 ? addressOf(page - 1) : undefined} rel="prev" text={previous} arrow="‹" />
			<ol role="list" className={styles.pages}>
				{listPageNumbers(page, pageCount).map((number, at) => (
					<li key={number === 'gap' ? `gap ${at}` : number}>
						{number === 'gap' ? (
							<span className={styles.gap}>…</span>
						) : (
							<Link
								className={styles.page}
								to={addressOf(number)}
								aria-label={nameOf(number)}
								aria-current={number === page ? 'page' : undefined}
							>
								{number}
							</Link>
						)}
					</li>
				))}
			</ol>
			<Step to={page < pageCount ? addressOf(page + 1) : undefined} rel="next" text={next} arrow="›" />
			<span className={styles.range}>{range}</span>
		</nav>
	);
}

type StepProps = { to: string | undefined; rel: 'prev' | 'next'; text: string; arrow: string };

function Step({ to, rel, text, arrow }: StepProps) {
	const content = (
		<>
			<span className={styles.arrow} aria-hidden="true">
				{arrow}
			</span>
			<span className="sr-only-on-phone">{text}</span>
		</>
	);
	// At either end the text stays, so that the numbers do not shift between pages.
	if (to === undefined) return <span className={`${styles.step} ${styles.off}`}>{content}</span>;
	return (
		<Link className={styles.step} to={to} rel={rel}>
			{content}
		</Link>
	);
}

/**
 * The page numbers to show: the first, the last, the current one and its neighbours, with gaps between. A gap never
 * replaces a single page: that page is shown instead.
 */
export function listPageNumbers(page: number, pageCount: number): (number | 'gap')[] {
	const shown = new Set([1, pageCount, page - 1, page, page + 1]);
	if (page <= 4) for (const number of [2, 3, 4]) shown.add(number);
	if (page >= pageCount - 3) for (const number of [1, 2, 3]) shown.add(pageCount - number);
	const numbers = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
	return numbers.flatMap((number, at) => {
		const before = numbers[at - 1] ?? number - 1;
		if (number === before + 2) return [before + 1, number];
		return number > before + 2 ? (['gap', number] as const) : [number];
	});
}
