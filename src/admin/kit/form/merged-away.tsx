import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import type { MovedTo } from './versioned-save.ts';

/**
 * Says that the company of this form was merged into another while it was open, and leads there. The kept one opens beside
 * this page, which still has what was typed.
 * @param href the page of the kept company that does what this one does; its own page by default.
 */
export function MergedAway({ movedTo, href = movedTo.link }: { movedTo: MovedTo; href?: string }) {
	const t = useTranslations('staff.stale');
	return (
		<AlertBlock tone="error">
			<p>{t.rich('mergedInto', { name: () => <bdi>{movedTo.name}</bdi> })}</p>
			<p>
				<a href={href} target="_blank" rel="noreferrer">
					{t.rich('openKept', { name: () => <bdi>{movedTo.name}</bdi> })}
				</a>
			</p>
		</AlertBlock>
	);
}
