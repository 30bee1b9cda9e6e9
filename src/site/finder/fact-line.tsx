import { useTranslations } from 'use-intl';
import { useQuotes } from '../../platform/i18n/quote.ts';
import { Icon } from '../../platform/ui/icon.tsx';
import { useNamedFacts } from './fact-label.ts';
import styles from './finder-page.module.css';
import type { FinderQuestion } from './finder-question.ts';

type FactLineProps = {
	question: FinderQuestion;
	/** What follows below: a list that more details would refine, a question that quotes the unread words, or neither. */
	above: 'list' | 'question' | 'notOurs';
};

/** Shows how the job was read, which words were not understood, and which details would refine the list. */
export function FactLine({ question: { facts }, above }: FactLineProps) {
	const t = useTranslations('finder');
	const quote = useQuotes();
	const nameFacts = useNamedFacts();
	// Unread words have a line of their own.
	const named = nameFacts(facts).filter(({ name }) => name !== 'unread');
	const isBurned = facts.processes.some((code) => code !== 'GRIND' && code !== 'TACK');
	const open = [
		...(isBurned && facts.amps.length === 0 ? [t('open.amps')] : []),
		...(isBurned && facts.positions.length === 0 ? [t('open.position')] : []),
	];
	return (
		<div className={styles.read}>
			{named.length > 0 && (
				<p>
					<span className={styles.readName}>{t('readAs')}</span> {named.map(({ label }) => label).join(' · ')}
				</p>
			)}
			{above !== 'question' && facts.unread.length > 0 && (
				<p className={styles.unread}>
					<Icon name="warning" />
					<span>{t('unread', { words: quote(facts.unread) })}</span>
				</p>
			)}
			{above === 'list' && open.length > 0 && (
				<p className={styles.open}>{t('open.line', { what: open.join(', ') })}</p>
			)}
		</div>
	);
}
