import type { LoaderFunctionArgs } from 'react-router';
import { requestLocale } from '../../platform/i18n/request-locale.ts';
import { pageServices } from '../../site/frame/page-services.ts';
import { listStickGloves } from '../../site/listing/stick-guide/stick-gloves.server.ts';

/** The stick welding gloves, as visitors see them in the guide. */
export function loader({ context }: LoaderFunctionArgs) {
	return { gloves: listStickGloves(context.get(pageServices).catalogue.index, context.get(requestLocale)) };
}
