import { createHash } from 'node:crypto';

export interface XmpFacts {
  readonly title: string;
  /** Empty: not said. */
  readonly author: string;
  readonly program: string;
  readonly date: Date;
  /** PDF/X-4 is claimed, with what it asks for beside it. */
  readonly pdfx: boolean;
}

/** What the information dictionary says as XMP, which print services read. Sources: ISO 16684-1; ISO 15930-7, 6.14 and 6.15. */
export function xmpOf({ title, author, program, date, pdfx }: XmpFacts): string {
  const when = date.toISOString();
  const creator =
    author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${escape(author)}</rdf:li></rdf:Seq></dc:creator>`;
  const claim = pdfx
    ? `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion><pdf:Trapped>False</pdf:Trapped><xmp:MetadataDate>${when}</xmp:MetadataDate>
<xmpMM:DocumentID>${documentId(title, author, when)}</xmpMM:DocumentID><xmpMM:RenditionClass>default</xmpMM:RenditionClass><xmpMM:VersionID>1</xmpMM:VersionID>
</rdf:Description>`
    : '';
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escape(title)}</rdf:li></rdf:Alt></dc:title>${creator}
<xmp:CreateDate>${when}</xmp:CreateDate><xmp:ModifyDate>${when}</xmp:ModifyDate><xmp:CreatorTool>${program}</xmp:CreatorTool>
<pdf:Producer>${program}</pdf:Producer>
</rdf:Description>${claim}</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
}

/** The same document has the same one. */
function documentId(...facts: readonly string[]): string {
  const digits = createHash('sha256').update(facts.join('\n')).digest('hex');
  const parts = [0, 8, 12, 16, 20, 32];
  return `uuid:${parts
    .slice(1)
    .map((end, index) => digits.slice(parts[index], end))
    .join('-')}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** XML takes no control characters but line ends and tabs. */
const escape = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => entities[sign] ?? '')
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu, ' ');
