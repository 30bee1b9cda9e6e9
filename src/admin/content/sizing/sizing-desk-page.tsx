import messages from 'messages:earlierSaves,releaseSide,sizingDesk,wordsDesk';
import { useTranslations } from 'use-intl';
import { SIZING, SIZING_RULES, type SizingWord } from '../../../domain/site-content/sizing/sizing.ts';
import { isSizingForm } from '../../../domain/site-content/sizing/sizing-schema.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { WordsDesk } from '../words-desk.tsx';
import type { Route } from './+types/sizing-desk-page';

export { loader } from './sizing-desk-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: SIZING }) };

export default withMessages(messages, SizingDeskPage);

/** The words of each card, in the order in which visitors see them. */
const CARDS = {
	head: ['heading', 'lead', 'title', 'description'],
	steps: ['aroundTitle', 'aroundText', 'upTitle', 'upText', 'tipsTitle', 'tipsText'],
	between: [
		'betweenHeading',
		'tigTitle',
		'tigText',
		'migTitle',
		'migText',
		'winterTitle',
		'winterText',
		'prepTitle',
		'prepText',
	],
	notes: ['note', 'tapeText'],
} as const satisfies Record<string, readonly SizingWord[]>;

/** The words of the sizing guide. */
function SizingDeskPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('sizingDesk');
	return (
		<WordsDesk
			name={SIZING}
			loaded={loaderData}
			path="/sizing-guide"
			title={t('title')}
			line={t('line')}
			foot={t('foot')}
			rules={SIZING_RULES}
			cards={CARDS}
			cardTitle={(card) => t(`cards.${card}`)}
			labelOf={(word: SizingWord) => t(`words.${word}`)}
			partName={(part) => t(`parts.${part}`)}
			isForm={isSizingForm}
		/>
	);
}
