import type { ComponentType } from 'react';
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
};

/** A text page: its head, followed by `Body`. */
export function TextPage({ id, Body }: TextPageProps) {
	const t = useTranslations('guides');
	return (
		<>
			<PageHead
				title={`${t(`${id}.title`)} · ${brand.name}`}
				description={t(`${id}.description`)}
				path={findTextPage(id).path}
			/>
			<article>
				<PageBand title={t(`${id}.title`)} lead={t(`${id}.lead`)} />
				<Body id={id} />
			</article>
		</>
	);
}

/** Makes a page's text a static part; `load` fetches its messages on client navigation. */
export function staticText(load: () => Promise<{ default: PageMessages }>) {
	return staticPart(async () => {
		const [{ TextBody }, messages] = await Promise.all([import('./text-body.tsx'), load()]);
		return withMessages(messages.default, TextBody);
	});
}
