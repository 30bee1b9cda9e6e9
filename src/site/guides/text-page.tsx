import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../../content/brand.json';
import { type PageMessages, withMessages } from '../../platform/i18n/page-messages.tsx';
import { PageHead } from '../../platform/ui/page-head.tsx';
import { staticPart } from '../../platform/ui/static-part.tsx';
import { PageBand } from '../frame/plain-page-layout.tsx';
import type { TextBodyProps } from './text-body.tsx';
import { findTextPage, type TextPageId } from './text-pages.ts';

type TextPageProps = {
	id: TextPageId;
	Body: ComponentType<TextBodyProps>;
	/** In place of a band with its title and lead. */
	head?: ReactNode;
	/** What stands under the words of a part, by the part's name. */
	figures?: TextBodyProps['figures'];
};

/** A page of words alone: its head, and under it what `Body` says. */
export function TextPage({ id, Body, head, figures }: TextPageProps) {
	const t = useTranslations('guides');
	return (
		<>
			<PageHead
				title={`${t(`${id}.title`)} · ${brand.name}`}
				description={t(`${id}.description`)}
				path={findTextPage(id).path}
			/>
			<article>
				{head ?? <PageBand title={t(`${id}.title`)} lead={t(`${id}.lead`)} />}
				<Body id={id} figures={figures} />
			</article>
		</>
	);
}

/** The text of a page is a static part; `load` brings its messages where a navigation leads to it. */
export function staticText(load: () => Promise<{ default: PageMessages }>) {
	return staticPart(async () => {
		const [{ TextBody }, words] = await Promise.all([import('./text-body.tsx'), load()]);
		return withMessages(words.default, TextBody);
	});
}
