import type { LoaderFunctionArgs } from 'react-router';
import { listStickGloves } from '../listing/stick-gloves.server.ts';
import { pageServices } from '../site/page-services.ts';

/** The gloves that weld stick, as visitors see them in the guide. */
export function loader({ context }: LoaderFunctionArgs) {
	return { gloves: listStickGloves(context.get(pageServices).catalogue.index) };
}
