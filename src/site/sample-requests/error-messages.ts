import { useTranslations } from 'use-intl';
import { formatPartNumber } from '../../domain/catalogue/part-numbers/part-number.ts';
import { formatSizeWord } from '../../domain/catalogue/sizes/glove-size.ts';
import { MAX_SAMPLES } from '../../domain/sample-requests/sample-item.ts';
import {
	type SampleRequestInput,
	TEXT_LIMITS,
	type TextField,
} from '../../domain/sample-requests/sample-request.ts';
import {
	findBrokenControl,
	type RequestError,
	tidyRequest,
} from '../../domain/sample-requests/sample-request-rules.ts';
import { useLocale } from '../../platform/i18n/use-locale.ts';

/** The message for a field's error, in the visitor's language. */
export function useErrorMessages(): (error: RequestError, request: SampleRequestInput) => string {
	const locale = useLocale();
	const t = useTranslations('sampleRequest.errors');
	return ({ path, kind }, request) => {
		const parts = path.split('.');
		const field = parts.at(-1) as TextField;
		if (kind === 'required')
			return t.has(`required.${field}` as 'missing') ? t(`required.${field as 'city'}`) : t('missing');
		const sample = parts[0] === 'samples' ? request.samples[Number(parts[1])] : undefined;
		const { code = '', after = '' } =
			kind === 'control' || kind === 'controlAtStart'
				? (findBrokenControl(tidyRequest(request), field) ?? {})
				: {};
		return t(kind, {
			code,
			after,
			most: path === 'samples' ? MAX_SAMPLES : (TEXT_LIMITS[field] ?? 0),
			partNumber: formatPartNumber(sample?.partNumber ?? ''),
			size: formatSizeWord(sample?.size ?? '', locale),
		});
	};
}
