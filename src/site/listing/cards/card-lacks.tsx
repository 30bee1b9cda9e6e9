import { useTranslations } from 'use-intl';
import type { Lack } from '../../../domain/search/dead-end.ts';
import type { FilterId } from '../../../domain/search/filter-slug.ts';
import styles from './card-lacks.module.css';

/** The message key for a glove that has none of the requested values, by filter group. */
const WORDS = {
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
				<li key={`${lack.id} ${lack.asked.join(' ')}`}>{say(lack)}</li>
			))}
		</ul>
	);

	function say({ id, asked, has }: Lack): string {
		if (has === undefined) return t(`lacks.${WORDS[id]}`, { asked: joinWords(asked) });
		// "ANSI Cut A4 instead of A5": the standard is named only once.
		const kind = has.slice(0, has.lastIndexOf(' ') + 1);
		const marks = asked.map((label) => (label.startsWith(kind) ? label.slice(kind.length) : label));
		return t('lacks.instead', { has, asked: joinWords(marks) });
	}

	function joinWords(words: readonly string[]): string {
		return words.reduce((first, second) => t('lacks.or', { first, second }));
	}
}
