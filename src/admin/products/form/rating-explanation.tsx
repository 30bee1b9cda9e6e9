import { useTranslations } from 'use-intl';
import {
	type Certification,
	explainCertification,
	parseCertification,
} from '../../../domain/ratings/certification.ts';
import { RATING_MESSAGES_IN } from '../../../domain/ratings/wording/rating-messages-in.ts';
import { wordRatingSentence } from '../../../domain/ratings/wording/rating-sentence.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';
import { AutoGrid } from '../../kit/auto-grid.tsx';
import styles from './product-form.module.css';

/** Explains each position of a rating as it is typed, or says which position is invalid. */
export function RatingExplanation({ rating }: { rating: Certification }) {
	const t = useTranslations('productEditing.form');
	const locale = useLocale();
	const { type, value, edition } = rating;
	if (value.trim() === '') return null;
	const reading = parseCertification(type, value, edition);
	if (!reading.ok) {
		return (
			<AlertBlock tone="caution">
				{t('impossible', { reason: wordRatingSentence(reading.reason, locale) })}
			</AlertBlock>
		);
	}
	const { parts } = explainCertification(reading.certification, RATING_MESSAGES_IN[locale]);
	if (parts.length === 0) return null;
	return (
		<AutoGrid
			as="ol"
			role="list"
			min={300}
			gap="4px var(--space-5)"
			className={styles.places}
			aria-label={t('explained', { type, value })}
		>
			{parts.map(({ place, name, character, meaning }) => (
				<li key={place}>
					<b className={styles.mono}>{character}</b>
					<span>
						<b>{name}</b> {meaning}
					</span>
				</li>
			))}
		</AutoGrid>
	);
}
