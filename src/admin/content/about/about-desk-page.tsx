import messages from 'messages:aboutDesk,earlierSaves,gloveField,releaseSide,wordsDesk';
import { useTranslations } from 'use-intl';
import { ABOUT, ABOUT_RULES, type AboutWord } from '../../../domain/site-content/about/about.ts';
import { isAboutForm } from '../../../domain/site-content/about/about-schema.ts';
import { withMessages } from '../../../platform/i18n/page-messages.tsx';
import { GloveField } from '../../kit/gloves/glove-field.tsx';
import { WordsDesk } from '../words-desk.tsx';
import type { Route } from './+types/about-desk-page';

export { loader } from './about-desk-page.server.ts';

export const handle = { subject: () => ({ kind: 'content', id: ABOUT }) };

export default withMessages(messages, AboutDeskPage);

/** The words of each card, in the order in which visitors see them. */
const CARDS = {
	head: ['title', 'lead', 'description'],
	facts: ['where', 'whereNote', 'since', 'sinceNote', 'rangeNote', 'who', 'whoNote'],
	start: ['startTitle', 'startText'],
	steps: [
		'stepsTitle',
		'backTitle',
		'backText',
		'apartTitle',
		'apartText',
		'changeTitle',
		'changeText',
		'againTitle',
		'againText',
	],
	work: ['workTitle', 'workText'],
	range: ['rangeTitle', 'rangeText'],
	ratings: ['ratingsTitle', 'ratingsText'],
	find: ['findTitle', 'findText'],
} as const satisfies Record<string, readonly AboutWord[]>;

/** The about page, from its head to where to find the company. */
function AboutDeskPage({ loaderData }: Route.ComponentProps) {
	const t = useTranslations('aboutDesk');
	return (
		<WordsDesk
			name={ABOUT}
			loaded={loaderData}
			path="/about"
			title={t('title')}
			line={t('line')}
			foot={t('foot')}
			rules={ABOUT_RULES}
			cards={CARDS}
			cardTitle={(card) => t(`cards.${card}`)}
			labelOf={(word: AboutWord) => t(`words.${word}`)}
			partName={(part) => t(`parts.${part}`)}
			isForm={isAboutForm}
		>
			{(card) => card === 'steps' && <GloveField path="glove" hint={t('gloveHint')} />}
		</WordsDesk>
	);
}
