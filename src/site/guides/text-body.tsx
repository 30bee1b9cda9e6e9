import messages from 'messages:plainPages.onThisPage,guides.updated';
import { useTranslations } from 'use-intl';
import { formatCalendarDate } from '../../domain/calendar-date/calendar-date.ts';
import { listSections, type RichText } from '../../domain/rich-text/rich-text.ts';
import { RichTextBlocks, RichTextLine } from '../../domain/rich-text/rich-text-blocks.tsx';
import { withMessages } from '../../platform/i18n/page-messages.tsx';
import { useLocale } from '../../platform/i18n/use-locale.ts';
import { PlainPageText } from '../frame/plain-page-text.tsx';
import styles from './text-page.module.css';

type TextBodyProps = { body: RichText; updated: string };

export const TextBody = withMessages(messages, Sections);

/** The text of a page below its head, by section. */
function Sections({ body, updated }: TextBodyProps) {
	const locale = useLocale();
	const t = useTranslations('guides');
	const [first, ...rest] = listSections(body);
	const hasOpening = first?.heading === undefined;
	const sections = hasOpening ? rest : [first, ...rest];
	return (
		<PlainPageText
			opening={hasOpening && first && <RichTextBlocks blocks={first.blocks} />}
			sections={sections.map(({ id, heading, blocks }) => ({
				id,
				title: <RichTextLine content={heading?.content ?? []} />,
				body: <RichTextBlocks blocks={blocks} />,
			}))}
		>
			<p className={styles.updated}>
				{t.rich('updated', {
					date: formatCalendarDate(updated, locale),
					time: (text) => <time dateTime={updated}>{text}</time>,
				})}
			</p>
		</PlainPageText>
	);
}
