import messages from 'messages:earlierSaves,releaseSide,stickDesk,wordsDesk';
import { useTranslations } from 'use-intl';
import { isStickForm } from '../../../domain/site-content/stick-guide/stick-guide-schema.ts';
import {
	STICK_RULES,
	STICK_WORDS,
	type StickWord,
} from '../../../domain/site-content/stick-guide/stick-guide-words.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { WordsDesk } from '../words-desk.tsx';
import type { Route } from './+types/stick-desk-page';

export { loader } from './stick-desk-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: STICK_WORDS }) };

export default withMessages(messages, StickDeskPage);

/** The words of each card, in the order in which visitors see them. */
const CARDS = {
	head: ['heading', 'text'],
	tiers: [
		'low',
		'lowRods',
		'medium',
		'mediumRods',
		'high',
		'highRods',
		'extreme',
		'extremeRods',
		'repair',
		'repairRods',
	],
	note: ['note'],
} as const satisfies Record<string, readonly StickWord[]>;

/** The words of the stick-welding guide. */
function StickDeskPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('stickDesk');
	return (
		<WordsDesk
			name={STICK_WORDS}
			loaded={loaderData}
			path="/products/smaw"
			title={t('title')}
			line={t('line')}
			foot={t('foot')}
			rules={STICK_RULES}
			cards={CARDS}
			cardTitle={(card) => t(`cards.${card}`)}
			labelOf={(word: StickWord) => t(`words.${word}`)}
			partName={(part) => t(`parts.${part}`)}
			isForm={isStickForm}
		/>
	);
}
