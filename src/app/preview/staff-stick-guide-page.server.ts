import type { LoaderFunctionArgs } from 'react-router';
import { pickWords } from '../../domain/site-content/page-words.ts';
import { findStickGuide } from '../../domain/site-content/stick-guide/stored-stick-guide.server.ts';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { pageServices } from '../../site/frame/page-services.ts';
import { listStickGloves } from '../../site/listing/stick-guide/stick-gloves.server.ts';

/** The guide and its gloves, as visitors see them. */
export function loader({ context }: LoaderFunctionArgs) {
	const { catalogue } = context.get(pageServices);
	const locale = context.get(requestLocale);
	return {
		words: pickWords(findStickGuide(catalogue), locale),
		gloves: listStickGloves(catalogue.index, locale),
	};
}
