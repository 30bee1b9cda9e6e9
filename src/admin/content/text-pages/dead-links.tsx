import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLinks, type RichText } from '../../../domain/rich-text/rich-text.ts';
import type { PageTexts } from '../../../domain/site-content/text-page.ts';
import { localizedPath } from '../../../platform/i18n/localized-path.ts';
import { AlertBlock } from '../../kit/alert-block.tsx';

const CHECK_AFTER_MS = 800;

/** Names the links of both texts that lead to no page of the site. Other sites are not asked. */
export function DeadLinks({ texts }: { texts: PageTexts }) {
	const t = useTranslations('pageDesk');
	const [dead, setDead] = useState<readonly string[]>([]);
	const paths = JSON.stringify([
		...new Set([
			...linksOf(texts.english.body),
			...linksOf(texts.french.body).map((path) => localizedPath(path, 'fr')),
		]),
	]);
	useEffect(() => {
		const leaving = new AbortController();
		const timer = setTimeout(async () => {
			const found = await Promise.all(
				(JSON.parse(paths) as string[]).map(async (path) => {
					const answer = await fetch(path, { method: 'HEAD', signal: leaving.signal }).catch(() => undefined);
					return answer?.status === 404 ? [path] : [];
				}),
			);
			if (!leaving.signal.aborted) setDead(found.flat());
		}, CHECK_AFTER_MS);
		return () => {
			clearTimeout(timer);
			leaving.abort();
		};
	}, [paths]);
	if (dead.length === 0) return null;
	return <AlertBlock tone="caution">{t('deadLinks', { links: dead.join(', ') })}</AlertBlock>;
}

/** The paths that a text links to. */
function linksOf(body: RichText): string[] {
	return listLinks(body).filter((href) => href.startsWith('/') && !href.startsWith('//'));
}
