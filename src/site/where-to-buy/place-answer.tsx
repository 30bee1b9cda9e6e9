import messages from 'messages:whereToBuy.place';
import { useTranslations } from 'use-intl';
import type { FoundPlace } from '../../domain/distributors/place-index.ts';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { Link } from '../../platform/ui/link.tsx';
import { type DistributorQuestion, formatDistributorQuestion } from './distributor-question.ts';
import styles from './where-to-buy-page.module.css';

export const PlaceAnswer = withMessages(messages, Answer);

/** The message for a place that is unknown or ambiguous; renders nothing if the place was found. */
function Answer({ found, question }: { found: FoundPlace | undefined; question: DistributorQuestion }) {
	const t = useTranslations('whereToBuy');
	if (found === undefined || found.kind === 'found') return null;
	if (found.kind !== 'choices') {
		return (
			<div className={styles.answer} role="status">
				<p>
					<strong>{t(`place.${found.kind}`, { place: question.near })}</strong>
				</p>
				<p>{t('place.kept')}</p>
			</div>
		);
	}
	return (
		<div className={styles.answer} role="status">
			<p>
				<strong>{t('place.choices', { place: question.near })}</strong>
			</p>
			<ul role="list" className={styles.choices}>
				{found.places.map(({ name, province }) => {
					const near = `${name}, ${province}`;
					return (
						<li key={near}>
							<Link
								to={`/where-to-buy?${formatDistributorQuestion({ ...question, near })}`}
								preventScrollReset
							>
								{near}
							</Link>
						</li>
					);
				})}
			</ul>
		</div>
	);
}
