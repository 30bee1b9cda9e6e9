import { useTranslations } from 'use-intl';
import { AlertBlock } from '../alert-block.tsx';
import type { MovedTo } from './versioned-save.ts';

/**
 * Shown if the company of this form was merged into another while it was open, with a link to the remaining one. The
 * link opens a new tab, because this page still has the typed input.
 * @param href the remaining company's equivalent of this page; by default, its main page.
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
