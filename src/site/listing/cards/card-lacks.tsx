import { useTranslations } from 'use-intl';
import type { Lack } from '../../../domain/search/dead-end.ts';
import type { FilterId } from '../../../domain/search/filter-slug.ts';
import styles from './card-lacks.module.css';

/** The message key for a glove that has none of the requested values, by filter group. */
const MESSAGE_KEYS = {
	size: 'size',
	certification: 'rating',
	en: 'rating',
	material: 'material',
	industry: 'industry',
	welding: 'welding',
	process: 'use',
	position: 'use',
} as const satisfies Record<FilterId, string>;

/** Filters that a glove does not meet: "ANSI Cut A4 instead of A5". */
export function CardLacks({ lacks }: { lacks: readonly Lack[] }) {
	const t = useTranslations('listing.card');
	return (
		<ul role="list" className={styles.lacks} aria-label={t('lacksLabel')}>
			{lacks.map((lack) => (
				<li key={`${lack.id} ${lack.requested.join(' ')}`}>{describe(lack)}</li>
			))}
		</ul>
	);

	function describe({ id, requested, has }: Lack): string {
		if (has === undefined) return t(`lacks.${MESSAGE_KEYS[id]}`, { asked: joinLabels(requested) });
		// "ANSI Cut A4 instead of A5": the standard is named only once.
		const kind = has.slice(0, has.lastIndexOf(' ') + 1);
		const marks = requested.map((label) => (label.startsWith(kind) ? label.slice(kind.length) : label));
		return t('lacks.instead', { has, asked: joinLabels(marks) });
	}

	function joinLabels(labels: readonly string[]): string {
		return labels.reduce((first, second) => t('lacks.or', { first, second }));
	}
}
