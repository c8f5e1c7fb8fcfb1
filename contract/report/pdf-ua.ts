/** Says in a PDF's metadata that it is PDF/UA-1 (ISO 14289-1, 5): a part of the XMP packet that both writers put in. */
export const pdfUaIdentification = `<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>`
