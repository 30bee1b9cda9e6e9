import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import brand from '../../content/brand.json';
import { PageHead } from '../site/page-head.tsx';
import { withWords } from '../site/page-words.tsx';
import { PageBand } from '../site/plain-page-layout.tsx';
import { held } from '../ui/held.tsx';
import './text-page.module.css';
import { findTextPage, type TextPageId } from './text-pages.ts';

/** A page of words alone: its head, and under it what `Body` says. */
export function TextPage({ id, Body }: { id: TextPageId; Body: ComponentType<{ id: TextPageId }> }) {
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

/** The words of a page stay with the page as sent; `load` brings them where a navigation leads to it. */
export function heldText(load: () => Promise<{ default: Record<string, never> }>) {
	return held(async () => {
		const [{ TextBody }, words] = await Promise.all([import('./text-body.tsx'), load()]);
		return withWords(words.default, TextBody);
	});
}
