import { useTranslations } from 'use-intl';

/** A size in words: "12 kB", "3.4 MB". */
export function useFileSize(): (bytes: number) => string {
	const t = useTranslations('companies.files');
	return (bytes) =>
		bytes < 1_000_000
			? t('kilobytes', { count: Math.max(1, Math.round(bytes / 1_000)) })
			: t('megabytes', { count: Math.round(bytes / 100_000) / 10 });
}
