import type { ReactNode } from 'react';
import type { PageWords, WordRules } from '../../domain/site-content/page-words.ts';
import { StaffCard } from '../kit/staff-card.tsx';
import { ContentDesk, type LoadedContent } from './content-desk.tsx';
import { OneLanguageNotice, WordFields } from './word-fields.tsx';

type Worded = { english: PageWords; french: PageWords };

type WordsDeskProps<Page extends Worded, Word extends string, Card extends string> = {
	/** The part's name, such as "about". */
	name: string;
	loaded: LoadedContent<Page>;
	/** The English path of the page. */
	path: string;
	title: string;
	line: string;
	foot: string;
	rules: WordRules<Word>;
	/** The words of each card, in the order in which visitors see them. */
	cards: Readonly<Record<Card, readonly Word[]>>;
	cardTitle: (card: Card) => string;
	labelOf: (word: Word) => string;
	/** The name of a top part, such as the words of a language. */
	partName: (part: keyof Page & string) => string;
	isForm: (value: unknown) => value is Page;
	/** Fields of a card besides its words. */
	children?: (card: Card) => ReactNode;
};

/** The form of a page whose words each have their place, in both languages. */
export function WordsDesk<Page extends Worded, Word extends string, Card extends string>({
	rules,
	cards,
	cardTitle,
	labelOf,
	children,
	...desk
}: WordsDeskProps<Page, Word, Card>) {
	return (
		<ContentDesk<Page> {...desk} format={formatPart}>
			{({ value }, latest) => (
				<>
					{(Object.keys(cards) as Card[]).map((card) => (
						<StaffCard key={card} title={cardTitle(card)}>
							<WordFields<Word> words={cards[card]} rules={rules} labelOf={labelOf} />
							{children?.(card)}
						</StaffCard>
					))}
					<OneLanguageNotice typed={value} stored={latest} />
				</>
			)}
		</ContentDesk>
	);
}

/** A part of the page in lines, to compare those of two colleagues. */
const formatPart = (value: unknown): string =>
	typeof value === 'object' && value !== null ? Object.values(value).join('\n') : String(value);
